// Made by scripts/icons/write.ts. Pictures of Lucide 1.75.0, ISC licence, Copyright (c) Lucide Icons and Contributors.
import { createIcon } from '../create-icon.js'

export const X = /* @__PURE__ */ createIcon(['M18 6 6 18', 'm6 6 12 12'])
