import { eksportPreset } from './packages/ui/src/tailwind-preset.ts'

// No prefix here: the library sets its own in packages/ui/src/styles.css, an app may use the tokens without one.
export default { presets: [eksportPreset] }
