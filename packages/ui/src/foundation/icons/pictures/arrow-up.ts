// Made by scripts/icons/write.ts. Pictures of Lucide 1.75.0, ISC licence, Copyright (c) Lucide Icons and Contributors.
import { createIcon } from '../create-icon.js'

export const ArrowUp = /* @__PURE__ */ createIcon(['m5 12 7-7 7 7', 'M12 19V5'])
