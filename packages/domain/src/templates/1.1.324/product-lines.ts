import { commodityNature } from '../../sections/commodity-nature.ts'
import { packaging } from '../../sections/packaging.ts'
import { product } from '../../sections/product.ts'
import { foreignEstablishment, production } from '../../sections/production.ts'
import { productLinesStep } from '../steps/standard-steps.ts'

export const productLines = productLinesStep([
  production,
  foreignEstablishment,
  product({ lotNumberRequired: true, finalConsumer: true }),
  commodityNature({ animalHealth: true }),
  packaging,
])
