import { commodityNature } from '../../documents/sections/commodity-nature.ts'
import { packaging } from '../../documents/sections/packaging.ts'
import { product } from '../../documents/sections/product.ts'
import { foreignEstablishment, production } from '../../documents/sections/production.ts'
import { productLinesStep } from '../steps/standard-steps.ts'
import { animalHealth } from './animal-health.ts'

export const productLines = productLinesStep([
  production,
  foreignEstablishment,
  product({ lotNumberRequired: true, finalConsumer: true }),
  commodityNature(),
  ...animalHealth,
  packaging,
])
