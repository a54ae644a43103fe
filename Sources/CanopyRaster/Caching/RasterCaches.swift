/// Everything that drawing keeps for the next time.
package enum RasterCaches {
  /// Removes all masks, layouts, measures and pictures from the caches.
  package static func empty() {
    MaskCache.areas.empty()
    MaskCache.texts.empty()
    SheetCache.shared.empty()
    PangoTextEngine.shared.emptyCaches()
    Pictures.shared.empty()
  }
}
