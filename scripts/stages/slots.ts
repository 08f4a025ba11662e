type Waiting = { readonly weight: number; readonly isUrgent: boolean; readonly begin: () => void }

/**
 * Shares out the cores of the machine: work begins, in the order in which it was asked for, as soon as as many slots are free as
 * it weighs; what is lighter may overtake what waits for more, and what is urgent comes before what is not.
 */
export const createSlots = (count: number) => {
  const waiting: Waiting[] = []
  let free = count
  const begin = () => {
    for (const one of waiting.toSorted((left, right) => Number(right.isUrgent) - Number(left.isUrgent))) {
      if (one.weight > free) continue
      free -= one.weight
      waiting.splice(waiting.indexOf(one), 1)
      one.begin()
    }
  }
  return async <T>(weight: number, work: () => Promise<T>, isUrgent = false): Promise<T> => {
    const taken = Math.min(weight, count)
    await new Promise<void>((resolve) => {
      waiting.push({ weight: taken, isUrgent, begin: resolve })
      begin()
    })
    try {
      return await work()
    } finally {
      free += taken
      begin()
    }
  }
}
