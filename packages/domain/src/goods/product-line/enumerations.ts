/** Closed sets of a line of goods, spec-2 point 3. */

export const naturesOfCommodity = ['FARMED', 'WILD_CAUGHT'] as const
/** Whether the goods were farmed or caught wild. */
export type NatureOfCommodity = (typeof naturesOfCommodity)[number]

/**
 * Which declaration of the model certificate farmed goods fall under: non-viable crustaceans; slaughtered and eviscerated fish;
 * aquaculture products; crustaceans for processing establishments; crustaceans for further processing; none of them.
 */
export const exportTypes = ['A', 'B', 'C', 'D', 'E', 'F'] as const
/** The letter of a declaration. */
export type ExportType = (typeof exportTypes)[number]

export const animalHealths = ['FARMED', 'UNDISCLOSED', 'WILD_CAUGHT'] as const
/** What is said of the animal health of goods. */
export type AnimalHealth = (typeof animalHealths)[number]
