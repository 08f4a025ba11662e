/**
 * The text over the drawn page, for selection, search and screen readers: the engine sets position and size of each
 * piece, under the class names of pdf.js and react-pdf. The rules load with the engine, so that a page without a preview
 * does not carry them.
 */
const rules = `
:root { --react-pdf-text-layer: 1; }
@layer eksport.components {
  .textLayer {
    --min-font-size: 1;
    color-scheme: only light;
    position: absolute;
    inset: 0;
    z-index: 0;
    overflow: clip;
    line-height: 1;
    text-align: initial;
    text-size-adjust: none;
    forced-color-adjust: none;
    transform-origin: 0 0;
    caret-color: CanvasText;
  }
  .textLayer[data-main-rotation='90'] { transform: rotate(90deg) translateY(-100%); }
  .textLayer[data-main-rotation='180'] { transform: rotate(180deg) translate(-100%, -100%); }
  .textLayer[data-main-rotation='270'] { transform: rotate(270deg) translateX(-100%); }
  .textLayer :is(span, br) {
    position: absolute;
    margin: 0;
    color: transparent;
    white-space: pre;
    cursor: text;
    transform-origin: 0 0;
  }
  /* A browser may have a smallest size of text: the engine writes larger and scales down. */
  .textLayer > :not(.markedContent),
  .textLayer .markedContent span:not(.markedContent) {
    --font-height: 0;
    --scale-x: 1;
    --rotate: 0deg;
    z-index: 1;
    font-size: calc(var(--total-scale-factor) * var(--min-font-size) * var(--font-height));
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(calc(1 / var(--min-font-size)));
  }
  .textLayer .markedContent { display: contents; }
  .textLayer span[role='img'] {
    cursor: default;
    -webkit-user-select: none;
    user-select: none;
  }
  .textLayer ::selection {
    background: rgb(0 0 255 / 0.25);
    background: color-mix(in srgb, AccentColor, transparent 75%);
  }
  /* Chromium paints a line break as wide as the page. */
  .textLayer br::selection { background: transparent; }
  .textLayer .endOfContent {
    display: block;
    position: absolute;
    inset: 100% 0 0;
    z-index: 0;
    cursor: default;
    -webkit-user-select: none;
    user-select: none;
  }
  .textLayer.selecting .endOfContent { top: 0; }
  .hiddenCanvasElement { display: none; }
}`

let sheet: CSSStyleSheet | undefined

/**
 * Adds the rules of the text layer to the page, once, as a constructed style sheet, which a strict style policy allows.
 */
export function styleTextLayer(): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
  }
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
