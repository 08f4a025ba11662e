export { Description, DescriptionList, type DescriptionProps } from './description-list.js'
