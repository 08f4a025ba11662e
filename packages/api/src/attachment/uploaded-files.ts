import { z } from 'zod'

/** Files of a multipart body; at most as many. The server has looked into them before it parses the body. @internal */
export const uploadedFiles = (limit: number) => z.array(z.instanceof(File)).max(limit)
