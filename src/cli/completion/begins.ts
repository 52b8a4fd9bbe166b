/** Whether a value begins as was typed, in whatever case. */
export const beginsAs = (value: string, typed: string): boolean =>
  value.slice(0, typed.length).toLowerCase() === typed.toLowerCase();
