// Pictures from files: librsvg for those of lines, gdk-pixbuf for those of pixels, which it brings along.
#include <librsvg/rsvg.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
