public import CanopyCore

extension EnvironmentValues {
  /// Whether colors are light or dark here.
  ///
  /// Windows and presentations set it: from the desktop's settings, or as content wishes with
  /// `preferredColorScheme(_:)`. Set it yourself to show a part in another scheme.
  @Entry public var colorScheme: ColorScheme = .light

  /// Whether the user asks for more contrast.
  @Entry public package(set) var colorSchemeContrast: ColorSchemeContrast = .standard

  /// Whether views should look active: those in a window that the user is working in.
  @Entry public var appearsActive: Bool = true

  /// How much the background under this view stands out.
  @Entry public var backgroundProminence: BackgroundProminence = .standard

  /// When materials look active.
  @Entry public var materialActiveAppearance: MaterialActiveAppearance = .automatic

  /// How content inside a view changes into other content.
  @Entry public var contentTransition: ContentTransition = .automatic

  /// Whether such a change is drawn as one flat picture.
  @Entry public var contentTransitionAddsDrawingGroup: Bool = false
}
