import SwiftUI

/// Reads every value that the environment has by itself.
struct EveryValue: View {
  var body: some View {
    AccessibilityValues()
    DisplayValues()
    RegionValues()
    ControlsValues()
    ImagesValues()
    TextsValues()
    ListsValues()
    WindowsValues()
    FocusAndSearchValues()
  }
}

/// One value, whatever its type.
struct Reading<Value>: View {
  @Environment private var value: Value

  init(_ path: KeyPath<EnvironmentValues, Value>) { _value = Environment(path) }

  var body: some View { Text(verbatim: String(describing: value)) }
}

private struct AccessibilityValues: View {
  var body: some View {
    VStack {
      Reading(\.accessibilityEnabled)
      Reading(\.accessibilityVoiceOverEnabled)
      Reading(\.accessibilitySwitchControlEnabled)
      Reading(\.accessibilityAssistiveAccessEnabled)
      Reading(\.accessibilityLargeContentViewerEnabled)
      Reading(\.accessibilityQuickActionsEnabled)
      Reading(\.isUserAuthenticationEnabled)
      Reading(\.accessibilityDifferentiateWithoutColor)
      Reading(\.accessibilityReduceMotion)
      Reading(\.accessibilityReduceTransparency)
      Reading(\.accessibilityInvertColors)
      Reading(\.accessibilityShowButtonShapes)
      Reading(\.accessibilityShowBorders)
      Reading(\.accessibilityDimFlashingLights)
      Reading(\.accessibilityPlayAnimatedImages)
      Reading(\.accessibilityReduceHighlightingEffects)
    }
  }
}

private struct DisplayValues: View {
  var body: some View {
    VStack {
      Reading(\.colorScheme)
      Reading(\.colorSchemeContrast)
      Reading(\.appearsActive)
      Reading(\.backgroundProminence)
      Reading(\.materialActiveAppearance)
      Reading(\.contentTransition)
      Reading(\.contentTransitionAddsDrawingGroup)
      Reading(\.displayScale)
      Reading(\.pixelLength)
      Reading(\.horizontalSizeClass)
      Reading(\.verticalSizeClass)
      Reading(\.isLuminanceReduced)
      Reading(\.isSceneCaptured)
    }
  }
}

private struct RegionValues: View {
  var body: some View {
    VStack {
      Reading(\.locale)
      Reading(\.calendar)
      Reading(\.timeZone)
      Reading(\.layoutDirection)
      Reading(\.dynamicTypeSize)
      Reading(\.sizeCategory)
    }
  }
}

private struct ControlsValues: View {
  var body: some View {
    VStack {
      Reading(\.isEnabled)
      Reading(\.controlSize)
      Reading(\.controlActiveState)
      Reading(\.buttonRepeatBehavior)
      Reading(\.buttonSizing)
      Reading(\.badgeProminence)
      Reading(\.springLoadingBehavior)
      Reading(\.menuIndicatorVisibility)
      Reading(\.menuOrder)
      Reading(\.navigationLinkIndicatorVisibility)
      Reading(\.keyboardShortcut)
      Reading(\.labelsVisibility)
      Reading(\.labelIconToTitleSpacing)
      Reading(\.labelReservedIconWidth)
    }
  }
}

private struct ImagesValues: View {
  var body: some View {
    VStack {
      Reading(\.imageScale)
      Reading(\.allowedDynamicRange)
      Reading(\.symbolRenderingMode)
      Reading(\.symbolColorRenderingMode)
      Reading(\.symbolVariableValueMode)
      Reading(\.symbolVariants)
    }
  }
}

private struct TextsValues: View {
  var body: some View {
    VStack {
      Reading(\.font)
      Reading(\.textCase)
      Reading(\.lineLimit)
      Reading(\.lineSpacing)
      Reading(\.multilineTextAlignment)
      Reading(\.truncationMode)
      Reading(\.allowsTightening)
      Reading(\.minimumScaleFactor)
      Reading(\.legibilityWeight)
      Reading(\.backgroundStyle)
      Reading(\.backgroundMaterial)
      Reading(\.autocorrectionDisabled)
      Reading(\.disableAutocorrection)
      Reading(\.textSelectionAffinity)
      Reading(\.textInputBorderShape)
      Reading(\.writingToolsBehavior)
      Reading(\.findContext)
    }
  }
}

private struct ListsValues: View {
  var body: some View {
    VStack {
      Reading(\.defaultMinListRowHeight)
      Reading(\.defaultMinListHeaderHeight)
      Reading(\.headerProminence)
      Reading(\.sidebarRowSize)
      Reading(\.editMode)
      Reading(\.isScrollEnabled)
      Reading(\.horizontalScrollIndicatorVisibility)
      Reading(\.verticalScrollIndicatorVisibility)
      Reading(\.horizontalScrollBounceBehavior)
      Reading(\.verticalScrollBounceBehavior)
      Reading(\.scrollDismissesKeyboardMode)
      Reading(\.redactionReasons)
    }
  }
}

private struct WindowsValues: View {
  var body: some View {
    VStack {
      Reading(\.dismiss)
      Reading(\.isPresented)
      Reading(\.presentationMode)
      Reading(\.scenePhase)
      Reading(\.supportsMultipleWindows)
      Reading(\.openWindow)
      Reading(\.dismissWindow)
      Reading(\.openSettings)
      Reading(\.documentConfiguration)
      Reading(\.openURL)
      Reading(\.refresh)
      Reading(\.rename)
    }
  }
}

private struct FocusAndSearchValues: View {
  var body: some View {
    VStack {
      Reading(\.isFocused)
      Reading(\.isFocusEffectEnabled)
      Reading(\.isHoverEffectEnabled)
      Reading(\.resetFocus)
      Reading(\.isSearching)
      Reading(\.dismissSearch)
      Reading(\.searchSuggestionsPlacement)
      Reading(\.tabBarPlacement)
      Reading(\.isTabBarShowingSections)
      Reading(\.isTabViewSidebarAvailable)
      Reading(\.tabViewBottomAccessoryPlacement)
      Reading(\.toolbarLabelStyle)
    }
  }
}
