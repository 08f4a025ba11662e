import { commodityNature } from '../../sections/commodity-nature.ts'
import { packaging } from '../../sections/packaging.ts'
import { product } from '../../sections/product.ts'
import { foreignEstablishment, production } from '../../sections/production.ts'
import { productLinesStep } from '../steps/standard-steps.ts'

export const productLines = productLinesStep([
  production,
  foreignEstablishment,
  product({ portuguese: true }),
  commodityNature({ natures: ['FARMED'], slaughterPeriods: true }),
  packaging,
])
