type Waiting = { readonly weight: number; readonly isUrgent: boolean; readonly begin: () => void }

/**
 * Shares out the cores of the machine: work begins, in the order in which it was asked for, as soon as as many slots are free as
 * it weighs; what is lighter may overtake what waits for more. What is urgent comes before what is not, also while it waits for
 * more: what is light would take each slot that gets free before it.
 */
export const createSlots = (count: number) => {
  const waiting: Waiting[] = []
  let free = count
  const begin = () => {
    let isKept = false
    for (const one of waiting.toSorted((left, right) => Number(right.isUrgent) - Number(left.isUrgent))) {
      if (isKept && !one.isUrgent) return
      if (one.weight > free) {
        isKept ||= one.isUrgent
        continue
      }
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
