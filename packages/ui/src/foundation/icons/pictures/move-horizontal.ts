// Made by scripts/icons/write.ts. Pictures of Lucide 1.75.0, ISC licence, Copyright (c) Lucide Icons and Contributors.
import { createIcon } from '../create-icon.js'

export const MoveHorizontal = /* @__PURE__ */ createIcon(['m18 8 4 4-4 4', 'M2 12h20', 'm6 8-4 4 4 4'])
