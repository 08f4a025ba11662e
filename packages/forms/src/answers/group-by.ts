/**
 * The items by what a function says of each, in the order in which each is first said. `Map.groupBy` by hand: a server that draws a form
 * or an application may run on Node 20, which does not have it.
 */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
