/** How long a toast stays, ms: the shell's, top centre, and the generic one in the corner. Errors stay until closed. */
export const SHELL_MS = 3000;
export const GENERIC_MS = 5000;
