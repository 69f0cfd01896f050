// Runs before the first paint, as a file of its own because the content security policy allows no inline script. It has no
// hash in its name, so it is always there.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be barred; the page then follows the system.
}

// Asks to reload when this page's own files are gone, as after a deployment.
addEventListener('load', function () {
  var isStyled = Array.from(document.querySelectorAll('link[rel=stylesheet]')).every(function (link) {
    try {
      return link.sheet.cssRules.length > 0
    } catch {
      // A style sheet that was refused is missing, or may not be read.
      return false
    }
  })
  if (!isStyled || !document.documentElement.dataset.started)
    document.getElementById('new-version').hidden = false
})
