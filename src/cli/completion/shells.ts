/** The shells that can complete. */
export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
type Shell = (typeof SHELLS)[number];

export const isShell = (word: string): word is Shell => (SHELLS as readonly string[]).includes(word);

/**
 * Where each shell looks for its script. It is written there once, and a shell that starts need not wait for the program:
 * whatever may change is asked for at TAB.
 */
export const INSTALL: Readonly<Record<Shell, string>> = {
  bash: 'wg completion bash >> ~/.bashrc',
  zsh: 'wg completion zsh >> ~/.zshrc',
  fish: 'wg completion fish > ~/.config/fish/completions/wg.fish',
  powershell: 'wg completion powershell >> $PROFILE',
};

/**
 * Bash 4 and later; bash 3.2, as macOS has it, completes too, but puts a space behind `--ruling bg:R3=` and offers files
 * wherever nothing else is found.
 */
const bash = (program: string, names: string) => `# bash completion for ${program}
_wargame() {
  local line kind= open= closed=
  COMPREPLY=()
  while IFS= read -r line; do
    if [ -z "$kind" ]; then kind=$line; continue; fi
    COMPREPLY+=("$line")
    case $line in *=) open=yes ;; *) closed=yes ;; esac
  done < <(${program} complete bash "\${COMP_LINE:0:$COMP_POINT}" "$2" 2>/dev/null)
  [ "$kind" = files ] && compopt -o default 2>/dev/null
  [ "$open" ] && [ -z "$closed" ] && compopt -o nospace 2>/dev/null
  return 0
}
if [ "\${BASH_VERSINFO[0]}" -gt 4 ]; then complete -o nosort -F _wargame ${names}
elif [ "\${BASH_VERSINFO[0]}" -eq 4 ]; then complete -F _wargame ${names}
else complete -o default -F _wargame ${names}
fi
`;

const zsh = (program: string, names: string) => `#compdef ${names}
# zsh completion for ${program}
_wargame() {
  local line value cases='m:{[:lower:][:upper:]}={[:upper:][:lower:]}'
  local -a lines closed open
  lines=("\${(@f)$(${program} complete zsh "\${(j: :)words[1,CURRENT-1]} $IPREFIX$QIPREFIX$PREFIX" 2>/dev/null)}")
  for line in "\${(@)lines[2,-1]}"; do
    value=\${line%%$'\\t'*}
    value=\${\${value//\\\\/\\\\\\\\}//:/\\\\:}
    [[ $line == *$'\\t'* ]] && value+=:\${line#*$'\\t'}
    if [[ $line == *=($'\\t'*|) ]]; then open+=("$value"); else closed+=("$value"); fi
  done
  (( $#closed )) && _describe -V ${program} closed -M $cases
  (( $#open )) && _describe -V ${program} open -M $cases -S ''
  if [[ $lines[1] == files ]]; then
    [[ $PREFIX == --*=* ]] && compset -P '*='
    _files
  fi
  (( compstate[nmatches] ))
}
if [[ \${funcstack[1]} == _(wg|wargame) ]]; then
  _wargame "$@"
else
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
  compdef _wargame ${names}
fi
`;

const fish = (program: string, names: string) => `# fish completion for ${program}
function __wargame_complete
    set -l lines (${program} complete fish (commandline -cp | string collect) 2>/dev/null)
    if test "$lines[1]" = files
        set -l typed (commandline -ct)
        set -l flag (string match -r -- '^--[^=]*=' $typed)
        for path in (__fish_complete_path (string replace -r -- '^--[^=]*=' '' $typed))
            printf '%s\\n' "$flag$path"
        end
    end
    printf '%s\\n' $lines[2..-1]
end
${names
  .split(' ')
  .map((name) => `complete -c ${name} -e\ncomplete -c ${name} -k -f -a '(__wargame_complete)'\n`)
  .join('')}`;

/**
 * PowerShell, that of Windows and 7. The line goes by a variable, for Windows PowerShell drops the quotes of what it hands on; where
 * nothing is answered it offers files by itself.
 */
const powershell = (program: string, names: string) => `# PowerShell completion for ${program}
Register-ArgumentCompleter -Native -CommandName ${names.replaceAll(' ', ', ')} -ScriptBlock {
    param($word, $ast, $cursor)
    $end = $cursor - $ast.Extent.StartOffset
    $env:WG_LINE = $ast.ToString().PadRight($end).Substring(0, $end)
    try { $lines = @(& ${program} complete powershell 2>$null) } finally { Remove-Item Env:WG_LINE }
    $lines | Select-Object -Skip 1 | ForEach-Object {
        $value, $says = $_ -split "\t", 2
        if (-not $says) { $says = $value }
        [System.Management.Automation.CompletionResult]::new($value, $value, 'ParameterValue', $says)
    }
}
`;

const SCRIPTS = { bash, zsh, fish, powershell };

/**
 * The script by which a shell completes: it asks the program for every candidate.
 * @param program the name by which the program was called; as `wargame` it leaves `wg` to WireGuard
 */
export const scriptFor = (shell: Shell, program: string): string =>
  SCRIPTS[shell](program, program === 'wg' ? 'wg wargame' : program);
