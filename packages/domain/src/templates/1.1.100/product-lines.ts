import { packaging } from '../../sections/packaging.ts'
import { product } from '../../sections/product.ts'
import { foreignEstablishment, production } from '../../sections/production.ts'
import { productionMode } from '../../sections/production-mode.ts'
import { productLinesStep } from '../steps/standard-steps.ts'

export const productLines = productLinesStep([
  production,
  foreignEstablishment,
  product(),
  productionMode({ aquacultureArea: 'FAO27', catchAreas: { min: 1, max: 10 } }),
  packaging,
])
