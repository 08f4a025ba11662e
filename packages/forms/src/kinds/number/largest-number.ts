/**
 * No answer is a larger number than this, nor a smaller one than its negative: more digits than any field asks for and a column
 * of a certificate has room for. The hundredths of a thousand lines of it are still counted exactly.
 */
export const largestNumber = 999_999_999
