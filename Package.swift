// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// In Swift 6 mode, `@MainActor () -> Void` is `@Sendable` too, and apps could not pass a control a closure of their own.
// So controls are built in Swift 5 mode, with everything of Swift 6 but that.
let swift6ExceptSendableActions: [SwiftSetting] =
  [.swiftLanguageMode(.v5), .enableUpcomingFeature("StrictConcurrency")]
  + [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference", "DynamicActorIsolation",
    "ForwardTrailingClosures", "GlobalConcurrency", "ImplicitOpenExistentials", "InferSendableFromCaptures",
    "IsolatedDefaultValues", "RegionBasedIsolation",
  ].map { .enableUpcomingFeature($0) }

let package = Package(
  name: "Canopy",
  products: [
    .library(
      name: "SwiftUI",
      targets: ["SwiftUI", "UniformTypeIdentifiers", "CoreTransferable", "CoreGraphics", "QuartzCore", "os", "OSLog"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "AppKit", targets: ["AppKit"]),
    .library(name: "_Testing_CoreGraphics", targets: ["_Testing_CoreGraphics"]),
    .library(name: "_Testing_UIKit", targets: ["_Testing_UIKit"]),
    .library(name: "_Testing_AppKit", targets: ["_Testing_AppKit"]),
    .library(name: "os", targets: ["os", "OSLog"]),
    .library(name: "CanopyTesting", targets: ["CanopyTesting"]),
    .library(name: "CanopyGTK", targets: ["CanopyGTK"]),
    .library(name: "CanopyWeb", targets: ["CanopyWeb"]),
    .library(name: "CanopyHosting", targets: ["CanopyHosting"]),
    .library(name: "CanopyGraph", targets: ["CanopyGraph"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
  ],
  targets: [
    .target(name: "CanopyGraph", exclude: ["README.md"]),
    .target(name: "Combine"),
    .target(name: "CanopyMacroExpansion"),
    .macro(name: "CanopyMacros", dependencies: ["CanopyMacroExpansion"]),
    .target(name: "CanopyDrawing"),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .target(name: "CanopyRaster", dependencies: ["CanopyDrawing", "CPango", "CRsvg"]),
    .target(name: "CanopyRendering", dependencies: ["CanopyScene", "CanopyRaster"]),
    .target(name: "CanopyCore", dependencies: ["CanopyGraph", "CanopyDrawing", "Combine", "CanopyMacros"]),
    .target(name: "CanopyAnimation", dependencies: ["CanopyCore"]),
    .target(name: "UniformTypeIdentifiers", dependencies: ["CanopyGraph"]),
    .target(name: "CoreTransferable", dependencies: ["Combine", "UniformTypeIdentifiers"]),
    .target(name: "CanopyStyle", dependencies: ["CanopyAnimation", "CoreTransferable"]),
    // The library of Foundation that has Unicode's plural rules. Programs load it with Foundation, which doesn't name it to the linker.
    .target(name: "CanopyText", dependencies: ["CanopyStyle"], linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "CoreGraphics", dependencies: ["CanopyStyle", "CanopyRaster"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
    .systemLibrary(name: "COSSubmodules"),
    .target(name: "os", dependencies: ["COSSubmodules"]),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "CanopyLayout", dependencies: ["CanopyText"]),
    .target(name: "CanopyDisplay", dependencies: ["CanopyLayout"]),
    .target(name: "CanopyAccessibility", dependencies: ["CanopyDisplay"]),
    .target(name: "CanopyInput", dependencies: ["CanopyAccessibility"]),
    .target(name: "CanopyPresentation", dependencies: ["CanopyInput"]),
    .target(
      name: "CanopyControls", dependencies: ["CanopyPresentation"], exclude: ["README.md"],
      swiftSettings: swift6ExceptSendableActions),
    .target(name: "CanopyContainers", dependencies: ["CanopyControls"]),
    .target(name: "CanopyScene", dependencies: ["CanopyContainers"]),
    .target(name: "CanopyHosting", dependencies: ["CanopyScene", "CanopyRaster"]),
    .target(name: "Canopy", dependencies: ["CanopyScene", "CanopyRendering", "CanopyHosting"]),
    .target(name: "_Testing_UIKit", dependencies: ["_Testing_CoreGraphics"]),
    .target(name: "UIKit", dependencies: ["CanopyRendering", "CoreGraphics"]),
    .target(name: "_Testing_AppKit", dependencies: ["_Testing_CoreGraphics"]),
    .target(name: "AppKit", dependencies: ["CanopyRendering", "CoreGraphics"]),
    .target(name: "SwiftUI", dependencies: ["Canopy"]),
    .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "CanopyMainLoop", dependencies: ["CGLib"]),
    .target(name: "CanopyGTK", dependencies: ["CanopyScene", "CanopyRaster", "CanopyMainLoop", "CGTK"]),
    .target(
      name: "CanopyWeb", dependencies: ["CanopyScene", "CanopyRaster", "CanopyMainLoop", "CSoup", "CZlib"],
      resources: [.embedInCode("Page")]),
    .target(name: "CanopyTesting", dependencies: ["CanopyScene", "CanopyRaster"]),
    .executableTarget(name: "Benchmarks", dependencies: ["CanopyGraph", "CanopyRaster", "SwiftUI"]),

    .target(name: "CanopyAssetSymbols"),
    .executableTarget(name: "AssetSymbolsTool", dependencies: ["CanopyAssetSymbols"]),
    .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["AssetSymbolsTool"]),

    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
    .executableTarget(
      name: "WindowTestApp", dependencies: ["SwiftUI", "UniformTypeIdentifiers", "CanopyGTK", "CanopyWeb"],
      path: "Tests/WindowTestApp"),
    .executableTarget(name: "LoopTestApp", dependencies: ["CanopyMainLoop"], path: "Tests/LoopTestApp"),
    .testTarget(name: "CanopyMainLoopTests", dependencies: ["LoopTestApp", "HostTestSupport"]),
    .target(name: "RandomTestSupport", path: "Tests/RandomTestSupport"),
    .target(
      name: "HostTestSupport", path: "Tests/HostTestSupport", exclude: ["desktop.py", "neighbor.py", "portal.py"]),
    .testTarget(
      name: "CanopyGTKTests",
      dependencies: ["CanopyGTK", "CanopyMainLoop", "WindowTestApp", "HostTestSupport", "CanopyTesting"]),
    .testTarget(name: "BenchmarksTests", dependencies: ["Benchmarks"]),
    .testTarget(name: "CanopyGraphTests", dependencies: ["CanopyGraph", "CAllocationCounter"]),
    .testTarget(name: "CanopyDrawingTests", dependencies: ["CanopyDrawing"]),
    .testTarget(name: "CanopyRasterTests", dependencies: ["CanopyRaster", "RandomTestSupport"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
    .testTarget(name: "CoreTransferableTests", dependencies: ["CoreTransferable", "SwiftUI"]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "SwiftUI", "CanopyTesting", "_Testing_UIKit"]),
    .testTarget(name: "AppKitTests", dependencies: ["AppKit", "SwiftUI", "CanopyTesting", "_Testing_AppKit"]),
    .testTarget(name: "osTests", dependencies: ["os", "OSLog"]),
    .testTarget(
      name: "QuartzCoreTests", dependencies: ["CoreGraphics", "QuartzCore", "SwiftUI", "_Testing_CoreGraphics"]),
    .testTarget(name: "CanopyMacroExpansionTests", dependencies: ["CanopyMacroExpansion", "SwiftUI"]),
    .testTarget(
      name: "AssetSymbolsTests", dependencies: ["SwiftUI", "CanopyTesting"], resources: [.copy("Assets.xcassets")],
      plugins: ["AssetSymbols"]),
    .testTarget(name: "CanopyAssetSymbolsTests", dependencies: ["CanopyAssetSymbols"]),
    .testTarget(name: "CanopyCostTests", dependencies: ["CanopyText", "CAllocationCounter"]),
    .testTarget(name: "CanopyThreadTests", dependencies: ["CanopyScene"]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["SwiftUI", "CanopyTesting", "UniformTypeIdentifiers", "CoreTransferable", "RandomTestSupport"]),
    .testTarget(name: "CanopyRenderingTests", dependencies: ["SwiftUI"]),
    .testTarget(name: "CanopyHostingTests", dependencies: ["CanopyHosting", "SwiftUI"]),
    .executableTarget(
      name: "WebSample", dependencies: ["SwiftUI", "UniformTypeIdentifiers", "CanopyWeb"], path: "Tests/WebSample"),
    .testTarget(
      name: "CanopyWebTests",
      dependencies: [
        "CanopyWeb", "WebSample", "WindowTestApp", "SwiftUI", "CanopyTesting", "HostTestSupport", "RandomTestSupport",
      ]),
    .executableTarget(
      name: "ScenarioApp", dependencies: ["SwiftUI", "CanopyGTK", "CanopyWeb"], path: "Tests/ScenarioApp"),
    .testTarget(
      name: "ScenarioTests", dependencies: ["ScenarioApp", "SwiftUI", "CanopyTesting", "HostTestSupport"],
      resources: [.copy("Scenarios")]),
    .testTarget(name: "CanopyTestingTests", dependencies: ["SwiftUI", "CanopyTesting"]),
  ],
  swiftLanguageModes: [.v6]
)

// Optimized tests are those that count work, or take long: building the others optimized takes ten minutes. The hosts are built with
// them, because the compiler may refuse optimized what it takes otherwise.
if Context.environment["CANOPY_TESTS"] == "counting" {
  var needed: Set = [
    "BenchmarksTests", "CanopyCostTests", "CanopyGraphTests", "CanopyRasterTests", "CanopyRenderingTests",
    "CanopyTestingTests", "CanopyGTK", "CanopyWeb",
  ]
  // A target is declared behind those that it depends on.
  for target in package.targets.reversed() where needed.contains(target.name) {
    for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
}

// One set of language settings for every Swift target: whatever compiles here compiles as strictly everywhere.
let upcomingFeatures = [
  "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances", "InternalImportsByDefault",
  "MemberImportVisibility", "NonisolatedNonsendingByDefault",
]
for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = (target.swiftSettings ?? []) + upcomingFeatures.map { .enableUpcomingFeature($0) }
}
