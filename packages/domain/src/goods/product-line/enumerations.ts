/** Closed sets of a line of goods, spec-2 point 3. */

export const naturesOfCommodity = ['FARMED', 'WILD_CAUGHT'] as const
/** Whether the goods were farmed or caught wild. */
export type NatureOfCommodity = (typeof naturesOfCommodity)[number]

export const animalHealths = ['FARMED', 'UNDISCLOSED', 'WILD_CAUGHT'] as const
