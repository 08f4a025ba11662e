// Written by packages/domain/scripts/generate-registry.ts from the folders of the templates.

export const templateFacts = {
}
