public import CanopyCore

extension EnvironmentValues {
  /// The color scheme of this view.
  ///
  /// Windows and presentations set it from the settings of the desktop, or to the scheme that their content requests
  /// with `preferredColorScheme(_:)`. Set the value yourself to show a part of the interface in another scheme.
  @Entry public var colorScheme: ColorScheme = .light

  /// The contrast that the user asks for.
  @Entry public package(set) var colorSchemeContrast: ColorSchemeContrast = .standard

  /// A Boolean value that indicates whether views have an active appearance, as in the window that has the focus.
  @Entry public var appearsActive: Bool = true

  /// The prominence of the background under this view.
  @Entry public var backgroundProminence: BackgroundProminence = .standard

  /// The condition under which materials have their active appearance.
  @Entry public var materialActiveAppearance: MaterialActiveAppearance = .automatic

  /// The transition that views inside use when their content changes.
  @Entry public var contentTransition: ContentTransition = .automatic

  /// A Boolean value that indicates whether a content transition draws the content as one flattened image.
  @Entry public var contentTransitionAddsDrawingGroup: Bool = false
}
