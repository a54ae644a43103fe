// The main loop that GTK and libsoup share.
#include <glib.h>
#include <glib-unix.h>
