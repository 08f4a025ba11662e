/** Leaves what follows to a task of its own: what is done in one blocks whoever taps on a slow phone meanwhile */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
