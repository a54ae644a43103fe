/// Everything that drawing keeps for the next time.
package enum RasterCaches {
  /// Removes all masks, layouts, measures and pictures. What is drawn next is made from the beginning.
  package static func empty() {
    MaskCache.areas.empty()
    MaskCache.texts.empty()
    SheetCache.shared.empty()
    PangoTextEngine.shared.emptyCaches()
    Pictures.shared.empty()
  }
}
