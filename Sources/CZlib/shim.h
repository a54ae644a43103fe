// Compression and checksums of PNG files.
#include <zlib.h>
