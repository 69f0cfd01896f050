// Asks to reload when this page's own files are gone, as after a deployment. It has no hash in its name, so it is always there.
addEventListener('load', function () {
  var isStyled = Array.from(document.querySelectorAll('link[rel=stylesheet]')).every(function (link) {
    return link.sheet && link.sheet.cssRules.length > 0
  })
  if (!isStyled || !document.documentElement.dataset.started)
    document.getElementById('new-version').hidden = false
})
