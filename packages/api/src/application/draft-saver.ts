import { z } from 'zod'

/** [WIZ-22] One who has saved a draft: the reader, or somebody else and what they are called, where that is known. @internal */
export const draftSaverSchema = z.object({
  isReader: z.boolean(),
  name: z.string().optional(),
  /** The last version that they made. */
  version: z.number().int(),
})

export type DraftSaver = z.infer<typeof draftSaverSchema>
