// Made by scripts/icons/write.ts. Pictures of Lucide 1.75.0, ISC licence, Copyright (c) Lucide Icons and Contributors.
import { createIcon } from '../create-icon.js'

export const Check = /* @__PURE__ */ createIcon(['M20 6 9 17l-5-5'])
