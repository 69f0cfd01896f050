/** Opens an empty window for a preview; null when the browser blocks it. Call it directly from a click. */
export function openPreviewWindow(): Window | null {
  const opened = window.open('', '_blank', 'popup,width=760,height=900')
  if (opened) opened.document.title = 'Preparing the preview...'
  return opened
}

/** Shows a document of the server in that window: in a frame without permissions, so that no script in a mail ever runs. */
export function fillPreviewWindow(opened: Window, title: string, address: string): void {
  const page = opened.document
  page.title = title
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the next line gives it one
  const frame = page.createElement('iframe')
  frame.setAttribute('sandbox', '')
  frame.title = title
  frame.src = address
  Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0' })
  page.body.replaceChildren(frame)
}
