/// The environment values that programs can read.
///
/// The framework also keeps its own values there, which explanations leave out. Which properties are public isn't known at run
/// time, so they are listed here. A test compares the list with the public API.
enum PublicEnvironment {
  /// Returns a Boolean value that indicates whether programs can read a value by its name in explanations: `\.locale`.
  static func has(_ name: String) -> Bool { name.hasPrefix("\\.") && names.contains(String(name.dropFirst(2))) }

  static let names: Set<String> = namesInOrder
}

private let namesInOrder: Set<String> = [
  "accessibilityAssistiveAccessEnabled", "accessibilityDifferentiateWithoutColor", "accessibilityDimFlashingLights",
  "accessibilityEnabled", "accessibilityInvertColors", "accessibilityLargeContentViewerEnabled",
  "accessibilityPlayAnimatedImages", "accessibilityQuickActionsEnabled", "accessibilityReduceHighlightingEffects",
  "accessibilityReduceMotion", "accessibilityReduceTransparency", "accessibilityShowBorders",
  "accessibilityShowButtonShapes", "accessibilitySwitchControlEnabled", "accessibilityVoiceOverEnabled",
  "allowedDynamicRange", "allowsTightening", "appearsActive", "autocorrectionDisabled", "backgroundMaterial",
  "backgroundProminence", "backgroundStyle", "badgeProminence", "buttonRepeatBehavior", "buttonSizing", "calendar",
  "colorScheme", "colorSchemeContrast", "contentTransition", "contentTransitionAddsDrawingGroup",
  "controlActiveState", "controlSize", "defaultMinListHeaderHeight", "defaultMinListRowHeight",
  "disableAutocorrection", "dismiss", "dismissSearch", "dismissWindow", "displayScale", "documentConfiguration",
  "dynamicTypeSize", "editMode", "findContext", "font", "fontResolutionContext", "headerProminence",
  "horizontalScrollBounceBehavior", "horizontalScrollIndicatorVisibility", "horizontalSizeClass", "imageScale",
  "interfaceIdiom", "isEnabled", "isFocusEffectEnabled", "isFocused", "isHoverEffectEnabled", "isLuminanceReduced",
  "isPresented", "isSceneCaptured", "isScrollEnabled", "isSearching", "isTabBarShowingSections",
  "isTabViewSidebarAvailable", "isUserAuthenticationEnabled", "keyboardShortcut", "labelIconToTitleSpacing",
  "labelReservedIconWidth", "labelsVisibility", "layoutDirection", "legibilityWeight", "lineLimit", "lineSpacing",
  "locale", "materialActiveAppearance", "menuIndicatorVisibility", "menuOrder", "minimumScaleFactor",
  "multilineTextAlignment", "navigationLinkIndicatorVisibility", "newDocument", "openDocument", "openSettings",
  "openURL", "openWindow", "pixelLength", "presentationContainer", "presentationMode", "presentationPhase",
  "redactionReasons", "refresh", "rename", "resetFocus", "scenePhase", "scrollDismissesKeyboardMode",
  "searchSuggestionsPlacement", "sidebarRowSize", "sizeCategory", "springLoadingBehavior", "supportsMultipleWindows",
  "symbolColorRenderingMode", "symbolRenderingMode", "symbolVariableValueMode", "symbolVariants", "tabBarPlacement",
  "tabViewBottomAccessoryPlacement", "textCase", "textInputBorderShape", "textSelectionAffinity", "timeZone",
  "toolbarLabelStyle", "truncationMode", "undoManager",
  "verticalScrollBounceBehavior", "verticalScrollIndicatorVisibility", "verticalSizeClass", "writingToolsBehavior",
]
