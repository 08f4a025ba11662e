// Made by scripts/icons/write.ts. Pictures of Lucide 1.75.0, ISC licence, Copyright (c) Lucide Icons and Contributors.
import { createIcon } from '../create-icon.js'

export const ChevronRight = /* @__PURE__ */ createIcon(['m9 18 6-6-6-6'])
