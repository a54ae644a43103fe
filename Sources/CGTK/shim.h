#include <gtk/gtk.h>

// What Swift can't import: functions with a variable number of arguments, and types that are macros.

static inline GObject *canopy_new(GType type) { return g_object_new(type, NULL); }
static inline GtkWidget *canopy_new_accessible(GType type, GtkAccessibleRole role) {
  return (GtkWidget *)g_object_new(type, "accessible-role", role, NULL);
}

static inline void canopy_set_bool(gpointer object, const char *name, gboolean value) {
  g_object_set(object, name, value, NULL);
}
static inline void canopy_set_int(gpointer object, const char *name, int value) {
  g_object_set(object, name, value, NULL);
}
static inline gboolean canopy_get_bool(gpointer object, const char *name) {
  gboolean value = FALSE;
  g_object_get(object, name, &value, NULL);
  return value;
}
static inline int canopy_get_int(gpointer object, const char *name) {
  int value = 0;
  g_object_get(object, name, &value, NULL);
  return value;
}
/// The caller frees the string.
static inline char *canopy_get_string(gpointer object, const char *name) {
  char *value = NULL;
  g_object_get(object, name, &value, NULL);
  return value;
}
