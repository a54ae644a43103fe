internal import CanopyCore
internal import CanopyInput
internal import CanopyStyle
internal import CanopyText

// A presentation inherits the environment of its presenting modifier, with the exceptions in this file. Each value has a
// reason, which appears in explanations of the views inside.

extension Presentation {
  /// The values that the presentation sets for its content.
  var seededValues: EnvironmentValues {
    let resets = scope.writer?.resets
    resets?.begin()
    var values = EnvironmentValues()
    if let preferredColorScheme {
      values.colorScheme = preferredColorScheme
      resets?.note(values, "as its content prefers")
    }
    takeSurroundings(&values)
    resets?.note(values, "as in \(presenter.presentation?.name ?? "the window")")
    values.isPresented = !phase.isOver
    values.dismiss = dismissAction
    values.presentationContainer = container
    values.presentationPhase = phase
    resets?.note(values, "its own")
    values.isFocused = false
    values.isSearching = false
    values.dismissSearch = DismissSearchAction()
    values.editMode = editMode
    // The links in a menu belong to the page around it.
    if anchor?.place.hasSystemLook != true { values.navigationContext = NavigationContext() }
    values.containerStyles = ContainerStyles()
    resets?.note(values, "about its presenter only")
    if container.asks || anchor?.place.hasSystemLook == true {
      values.useSystemLook(aligningTextTo: container.asks ? .center : .leading)
      resets?.note(values, "so that it looks the same everywhere")
    }
    return values
  }

  /// Sets the values that depend on the window or the enclosing presentation.
  private func takeSurroundings(_ values: inout EnvironmentValues) {
    let around = presenter.environment
    values.horizontalSizeClass = around.horizontalSizeClass
    values.verticalSizeClass = around.verticalSizeClass
    values.displayScale = around.displayScale
    if preferredColorScheme == nil { values.colorScheme = around.colorScheme }
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether this view is a button that answers the enclosing alert or dialog.
  @Entry package var isAnswer: Bool = false

  /// A Boolean value that indicates whether the Return key in a text field presses the default button.
  @Entry package var pressesDefaultButtonOnSubmit: Bool = false

  /// Resets values that ancestors of the presenting modifier set for their own content: an alert looks the same everywhere, and
  /// people can answer it even if its presenter is disabled.
  mutating func useSystemLook(aligningTextTo alignment: TextAlignment) {
    font = nil
    fontEmphasis = nil
    fontDesign = nil
    fontWidth = nil
    isItalic = nil
    textCase = nil
    lineLimits = LineLimits()
    multilineTextAlignment = alignment
    foreground = Foreground()
    tint = nil
    isEnabled = true
    redactionReasons = []
    keyboardShortcut = nil
    submission = Submission()
  }
}
