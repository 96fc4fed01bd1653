import dynamic from 'next/dynamic'

// pdf.js is large and only here for those who read documents.
export const PdfViewer = dynamic(() => import('./PdfPages').then((module) => module.PdfPages), { ssr: false })
