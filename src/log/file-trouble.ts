import { named } from '../rules/named.js';

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder: ENOENT',
  EACCES: 'that is not allowed: EACCES',
  EISDIR: 'it is a folder: EISDIR',
  ENOSPC: 'the disk is full: ENOSPC',
  EROFS: 'nothing can be written there: EROFS',
};

/** Why the system will not give a file out or take one, in words. */
export const fileTrouble = (code: string | undefined): string => named(WHY, `${code}`) ?? `${code}`;
