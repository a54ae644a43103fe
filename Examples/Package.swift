// swift-tools-version: 6.2
import PackageDescription

// A package of its own, with no settings of its own: it sees what a user's package sees.
let package = Package(
  name: "Examples",
  products: [
    .library(name: "Examples", targets: ["Examples"]), .executable(name: "Gallery", targets: ["Gallery"]),
  ],
  dependencies: [.package(name: "Canopy", path: "..")],
  targets: [
    .target(name: "Examples", dependencies: [.product(name: "SwiftUI", package: "Canopy")]),
    .target(
      name: "Guide",
      dependencies: [
        .product(name: "SwiftUI", package: "Canopy"), .product(name: "CanopyHosting", package: "Canopy"),
      ]),
    // A host, which the gallery has because it depends on it: nothing imports it.
    .target(
      name: "TerminalHost",
      dependencies: [
        .product(name: "SwiftUI", package: "Canopy"), .product(name: "CanopyHosting", package: "Canopy"),
      ]),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "Examples", "TerminalHost", .product(name: "SwiftUI", package: "Canopy"),
        .product(name: "CanopyGTK", package: "Canopy"),
        .product(name: "CanopyWeb", package: "Canopy"), .product(name: "CanopyTesting", package: "Canopy"),
      ]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery",
        .product(name: "SwiftUI", package: "Canopy"),
        .product(name: "CanopyTesting", package: "Canopy"),
      ]),
    .testTarget(
      name: "TerminalHostTests",
      dependencies: [
        "Gallery", "TerminalHost", .product(name: "SwiftUI", package: "Canopy"),
        .product(name: "CanopyHosting", package: "Canopy"), .product(name: "CanopyTesting", package: "Canopy"),
      ], resources: [.copy("Scenarios")]),
    .testTarget(
      name: "GuideTests",
      dependencies: [
        "Guide",
        .product(name: "SwiftUI", package: "Canopy"),
        .product(name: "CanopyHosting", package: "Canopy"),
        .product(name: "CanopyTesting", package: "Canopy"),
      ]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "Examples",
        .product(name: "SwiftUI", package: "Canopy"),
        .product(name: "CanopyTesting", package: "Canopy"),
      ]),
  ]
)
