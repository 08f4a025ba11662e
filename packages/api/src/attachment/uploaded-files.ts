import { attachmentRules, maxFilesAtOnce, type UploadType } from '@eksport/domain'
import { z } from 'zod'

/** Files of a multipart body, as many as their use takes at most. The server has looked into them before it parses the body. @internal */
export const uploadedFiles = (type: UploadType) => z.array(z.instanceof(File)).max(attachmentRules[type].maxFiles)

/** One file, whatever it is for: each has its own progress and its own refusal. @internal */
export const uploadedFile = z.array(z.instanceof(File)).length(1)

/** How many of the files of a multipart body belong to a part of it: the first so many, the next part has those after them. @internal */
export const filesOfPart = z.number().int().min(0).max(maxFilesAtOnce).optional()
