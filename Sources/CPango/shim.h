// Pango with Cairo: text and drawing come as one library here, because each calls the other.
#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
// Which fonts have glyphs with colors of their own. Pango brings HarfBuzz.
#include <hb-ot.h>
// The directions of letters, for which Pango's own functions are deprecated. Pango brings FriBidi, too.
#include <fribidi/fribidi.h>
// Fonts that an app brings along.
#include <fontconfig/fontconfig.h>
