import { commodityNature } from '../../documents/sections/commodity-nature.ts'
import { packaging } from '../../documents/sections/packaging.ts'
import { product } from '../../documents/sections/product.ts'
import { foreignEstablishment, production } from '../../documents/sections/production.ts'
import { productLinesStep } from '../steps/standard-steps.ts'

export const productLines = productLinesStep([
  production,
  foreignEstablishment,
  product({ portuguese: true }),
  commodityNature({ natures: ['FARMED'] }),
  packaging,
])
