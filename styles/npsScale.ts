// The eleven scores of the rating question, from red to green: text on soft, inverted when chosen. The same in both modes.

export const NPS_SCALE: readonly { text: string; soft: string }[] = [
  { text: '#A21921', soft: '#FFE4E1' },
  { text: '#AB2A24', soft: '#FFE6DF' },
  { text: '#A93C18', soft: '#FFE8DB' },
  { text: '#9C4A10', soft: '#FFEBD6' },
  { text: '#8C5207', soft: '#FFEECC' },
  { text: '#7A5A05', soft: '#FBF1C8' },
  { text: '#67610A', soft: '#F4F3CA' },
  { text: '#506716', soft: '#EBF5D0' },
  { text: '#386727', soft: '#E2F6D8' },
  { text: '#226635', soft: '#DCF6DE' },
  { text: '#12623E', soft: '#D8F6E3' },
]
