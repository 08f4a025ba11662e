export { ButtonRow, FieldStack, PageHeading, type PageHeadingProps, Section, type SectionProps } from './layout.js'
