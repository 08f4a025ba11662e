import { packaging } from '../../documents/sections/packaging.ts'
import { product } from '../../documents/sections/product.ts'
import { foreignEstablishment, production } from '../../documents/sections/production.ts'
import { productionMode } from '../../documents/sections/production-mode.ts'
import { productLinesStep } from '../steps/standard-steps.ts'

export const productLines = productLinesStep([
  production,
  foreignEstablishment,
  product(),
  productionMode({ area: 'FAO27', catchAreas: { min: 1, max: 10 } }),
  packaging,
])
