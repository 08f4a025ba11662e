/** Whether two answers say the same, whatever the order of keys; an absent answer equals an undefined one. */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return [...keys].every((key) => deepEqual(left.get(key), right.get(key)))
}
