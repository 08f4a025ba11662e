// Made by scripts/icons/write.ts. Pictures of Lucide 1.75.0, ISC licence, Copyright (c) Lucide Icons and Contributors.
import { createIcon } from '../create-icon.js'

export const ArrowLeft = /* @__PURE__ */ createIcon(['m12 19-7-7 7-7', 'M19 12H5'])
