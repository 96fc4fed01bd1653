import { lazyPart } from '@/components/ui/browser/lazyPart'

// pdf.js is large, so it is loaded with the first document.
export const PdfViewer = lazyPart(() => import('./PdfPages').then((module) => module.PdfPages))
