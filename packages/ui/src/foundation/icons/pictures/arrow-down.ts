// Made by scripts/icons/write.ts. Pictures of Lucide 1.75.0, ISC licence, Copyright (c) Lucide Icons and Contributors.
import { createIcon } from '../create-icon.js'

export const ArrowDown = /* @__PURE__ */ createIcon(['M12 5v14', 'm19 12-7 7-7-7'])
