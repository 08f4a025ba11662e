/** Continues in a new task, because one long task blocks taps on a slow phone. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
