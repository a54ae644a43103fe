// Pictures from files: librsvg for those of lines, gdk-pixbuf for those of pixels, which it brings along. The types of Cairo belong
// to CPango: without its header first, they would belong to the module that the compiler happens to read first.
#include "../CPango/shim.h"
#include <librsvg/rsvg.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
